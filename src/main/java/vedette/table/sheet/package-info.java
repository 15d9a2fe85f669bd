/**
 * Spreadsheets read as tables: their cells, labels and results; imports what {@code table} does.
 */
package vedette.table.sheet;
