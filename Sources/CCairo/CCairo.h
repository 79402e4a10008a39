// SPDX-License-Identifier: MIT
//
// Declarations of the functions of Cairo 1.16, Pango 1.44 and GdkPixbuf 2.40 that CairoRendering calls, as their
// documentation gives them. These declarations have not changed since those versions.
//
// The libraries' own headers need search paths that only pkg-config has. With `pkgConfig:` in the manifest every build
// would warn about compiler flags that have no effect here.

#pragma once
#include <stddef.h>

// Cairo: https://www.cairographics.org/manual/

typedef struct _cairo cairo_t;
typedef struct _cairo_surface cairo_surface_t;
typedef struct _cairo_pattern cairo_pattern_t;
typedef struct _cairo_font_options cairo_font_options_t;
typedef struct {
  double xx, yx, xy, yy, x0, y0;
} cairo_matrix_t;
typedef int (*cairo_write_func_t)(void *closure, const unsigned char *data, unsigned int length);

cairo_surface_t *cairo_image_surface_create(int format, int width, int height);
unsigned char *cairo_image_surface_get_data(cairo_surface_t *surface);
int cairo_image_surface_get_stride(cairo_surface_t *surface);
void cairo_surface_flush(cairo_surface_t *surface);
void cairo_surface_mark_dirty(cairo_surface_t *surface);
int cairo_surface_status(cairo_surface_t *surface);
void cairo_surface_finish(cairo_surface_t *surface);
void cairo_surface_destroy(cairo_surface_t *surface);
int cairo_surface_write_to_png_stream(
    cairo_surface_t *surface, cairo_write_func_t write, void *closure);
cairo_surface_t *cairo_pdf_surface_create_for_stream(
    cairo_write_func_t write, void *closure, double width, double height);
void cairo_pdf_surface_set_size(cairo_surface_t *surface, double width, double height);
void cairo_pdf_surface_set_metadata(cairo_surface_t *surface, int metadata, const char *text);
int cairo_pdf_surface_add_outline(
    cairo_surface_t *surface, int parent, const char *text, const char *link, int flags);

cairo_t *cairo_create(cairo_surface_t *target);
void cairo_destroy(cairo_t *context);
int cairo_status(cairo_t *context);
void cairo_save(cairo_t *context);
void cairo_restore(cairo_t *context);
void cairo_show_page(cairo_t *context);
void cairo_translate(cairo_t *context, double x, double y);
void cairo_scale(cairo_t *context, double x, double y);
void cairo_transform(cairo_t *context, const cairo_matrix_t *matrix);
void cairo_push_group(cairo_t *context);
void cairo_pop_group_to_source(cairo_t *context);
void cairo_paint(cairo_t *context);
void cairo_paint_with_alpha(cairo_t *context, double alpha);
void cairo_mask(cairo_t *context, cairo_pattern_t *pattern);

void cairo_new_path(cairo_t *context);
void cairo_new_sub_path(cairo_t *context);
void cairo_move_to(cairo_t *context, double x, double y);
void cairo_line_to(cairo_t *context, double x, double y);
void cairo_curve_to(
    cairo_t *context, double x1, double y1, double x2, double y2, double x3, double y3);
void cairo_close_path(cairo_t *context);
void cairo_rectangle(cairo_t *context, double x, double y, double width, double height);
void cairo_arc(cairo_t *context, double x, double y, double radius, double from, double to);
void cairo_set_fill_rule(cairo_t *context, int rule);
void cairo_fill(cairo_t *context);
void cairo_stroke(cairo_t *context);
void cairo_clip(cairo_t *context);
void cairo_set_line_width(cairo_t *context, double width);
void cairo_set_line_cap(cairo_t *context, int cap);
void cairo_set_line_join(cairo_t *context, int join);
void cairo_set_dash(cairo_t *context, const double *dashes, int count, double offset);

void cairo_set_source_rgba(cairo_t *context, double r, double g, double b, double a);
void cairo_set_source(cairo_t *context, cairo_pattern_t *pattern);
cairo_pattern_t *cairo_pattern_create_for_surface(cairo_surface_t *surface);
cairo_pattern_t *cairo_pattern_create_linear(double x0, double y0, double x1, double y1);
cairo_pattern_t *cairo_pattern_create_radial(
    double x0, double y0, double r0, double x1, double y1, double r1);
void cairo_pattern_add_color_stop_rgba(
    cairo_pattern_t *pattern, double offset, double r, double g, double b, double a);
void cairo_pattern_set_extend(cairo_pattern_t *pattern, int extend);
void cairo_pattern_destroy(cairo_pattern_t *pattern);

cairo_font_options_t *cairo_font_options_create(void);
void cairo_font_options_destroy(cairo_font_options_t *options);
void cairo_font_options_set_hint_style(cairo_font_options_t *options, int style);
void cairo_font_options_set_hint_metrics(cairo_font_options_t *options, int metrics);
void cairo_font_options_set_antialias(cairo_font_options_t *options, int antialias);

// Pango: https://docs.gtk.org/Pango/ and https://docs.gtk.org/PangoCairo/

typedef struct _PangoContext PangoContext;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoLayoutLine PangoLayoutLine;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct {
  int x, y, width, height;
} PangoRectangle;

PangoLayout *pango_cairo_create_layout(cairo_t *context);
void pango_cairo_show_layout_line(cairo_t *context, PangoLayoutLine *line);
void pango_cairo_context_set_font_options(
    PangoContext *context, const cairo_font_options_t *options);
PangoContext *pango_layout_get_context(PangoLayout *layout);
void pango_layout_context_changed(PangoLayout *layout);
void pango_context_set_base_dir(PangoContext *context, int direction);
void pango_context_set_round_glyph_positions(PangoContext *context, int round);
void pango_layout_set_auto_dir(PangoLayout *layout, int automatic);
void pango_layout_set_single_paragraph_mode(PangoLayout *layout, int single);
void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
void pango_layout_set_font_description(
    PangoLayout *layout, const PangoFontDescription *description);
PangoLayoutLine *pango_layout_get_line_readonly(PangoLayout *layout, int line);
void pango_layout_line_get_extents(
    PangoLayoutLine *line, PangoRectangle *ink, PangoRectangle *logical);
PangoFontDescription *pango_font_description_new(void);
void pango_font_description_free(PangoFontDescription *description);
void pango_font_description_set_family(PangoFontDescription *description, const char *family);
void pango_font_description_set_weight(PangoFontDescription *description, int weight);
void pango_font_description_set_style(PangoFontDescription *description, int style);
void pango_font_description_set_absolute_size(PangoFontDescription *description, double size);

// GdkPixbuf: https://docs.gtk.org/gdk-pixbuf/

typedef struct _GdkPixbufLoader GdkPixbufLoader;
typedef struct _GdkPixbuf GdkPixbuf;

GdkPixbufLoader *gdk_pixbuf_loader_new(void);
int gdk_pixbuf_loader_write(
    GdkPixbufLoader *loader, const unsigned char *bytes, size_t count, void **error);
int gdk_pixbuf_loader_close(GdkPixbufLoader *loader, void **error);
GdkPixbuf *gdk_pixbuf_loader_get_pixbuf(GdkPixbufLoader *loader);
int gdk_pixbuf_get_width(const GdkPixbuf *picture);
int gdk_pixbuf_get_height(const GdkPixbuf *picture);
int gdk_pixbuf_get_rowstride(const GdkPixbuf *picture);
int gdk_pixbuf_get_n_channels(const GdkPixbuf *picture);
const unsigned char *gdk_pixbuf_read_pixels(const GdkPixbuf *picture);
void g_object_unref(void *object);
