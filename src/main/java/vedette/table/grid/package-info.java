/**
 * Tables as data: axes, cells, modifiers, usage and provenance; imports {@code dice}, {@code json},
 * {@code form} and {@code source}. Start with {@code Table}, then {@code Grid}.
 */
package vedette.table.grid;
