/**
 * Records as forms. Annotations describe a component in a unit's or stack's notation, in a request
 * on a command line, or in an object of a file. Reading, writing, errors, help and schemas follow
 * from them. Imports {@code json} and {@code source}.
 *
 * <p>The subpackages depend on each other in one direction: {@code form.model} on none, {@code
 * form.line} on it, {@code form.type} on both. Start with {@code Field} and {@code Word}, then
 * {@code form.model.Slot}.
 */
package vedette.form;
