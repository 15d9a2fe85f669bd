/**
 * The tables in force: the built-in ones, and a designer's own over them; imports {@code form},
 * {@code platform}, {@code dice}, {@code json} and {@code source}.
 *
 * <p>The chapters depend one way: {@code table.grid} on none, {@code table.read} on it, {@code
 * table.sheet} on both. Start with {@code Tables}.
 */
package vedette.table;
