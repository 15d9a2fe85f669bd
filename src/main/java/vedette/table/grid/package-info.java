/**
 * What a table says: axes, cells, modifiers, how it is used, and where its numbers come from;
 * imports {@code dice}, {@code json}, {@code form} and {@code source}. Start with {@code Table},
 * then {@code Grid}.
 */
package vedette.table.grid;
