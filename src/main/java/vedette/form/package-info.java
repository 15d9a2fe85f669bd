/**
 * Records as forms: the annotations that say what a component is in a unit's or stack's notation,
 * in a request on a command line, or in an object of a file, and the reading, writing, errors, help
 * and schemas that follow from them; imports {@code json} and {@code source}.
 *
 * <p>The chapters depend one way: {@code form.model} on none, {@code form.line} on it, {@code
 * form.type} on both. Start with {@code Field} and {@code Word}, then {@code form.model.Slot}.
 */
package vedette.form;
