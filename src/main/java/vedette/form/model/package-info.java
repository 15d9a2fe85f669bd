/**
 * Components of records and their types: a {@code Slot} is a component, a {@code Type} the type of
 * its values. A {@code LineType} is read from words, an {@code OptionType} from the text of an
 * option, a {@code FileType} from JSON; an {@code AnswerType} is only written. Imports {@code json}
 * and {@code source}. Start with {@code Slot}.
 */
package vedette.form.model;
