/**
 * Reads a table's file and says what is wrong in it, with its place; imports {@code table.grid},
 * {@code dice}, {@code json}, {@code form} and {@code source}. Start with {@code TableReader}.
 */
package vedette.table.read;
