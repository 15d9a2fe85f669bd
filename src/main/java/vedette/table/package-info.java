/**
 * The tables in force: the built-in ones, some replaced by a designer's own; imports {@code form},
 * {@code platform}, {@code dice}, {@code json} and {@code source}.
 *
 * <p>The subpackages depend on each other in one direction: {@code table.grid} on none, {@code
 * table.read} on it, {@code table.sheet} on both. Start with {@code Tables}.
 */
package vedette.table;
