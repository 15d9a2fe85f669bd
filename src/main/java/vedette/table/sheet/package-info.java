/**
 * Spreadsheets read as tables: their cells, labels and results; imports the same packages as {@code
 * table}.
 */
package vedette.table.sheet;
