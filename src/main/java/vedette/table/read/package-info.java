/**
 * Readers of table files, which report errors with their places; imports {@code table.grid}, {@code
 * dice}, {@code json}, {@code form} and {@code source}. Start with {@code TableReader}.
 */
package vedette.table.read;
