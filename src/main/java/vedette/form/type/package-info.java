/**
 * The types of components: numbers, texts, constants, lists, records within records; imports {@code
 * form.model}, {@code form.line}, {@code json} and {@code source}. Start with {@code Types}.
 */
package vedette.form.type;
