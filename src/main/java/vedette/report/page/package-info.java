/**
 * A document of headings, paragraphs, tables and charts, laid out as text, HTML or Markdown, and
 * rows for CSV; imports {@code form} and {@code question}. Start with {@code Document}.
 */
package vedette.report.page;
