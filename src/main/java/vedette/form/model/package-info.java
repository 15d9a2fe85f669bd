/**
 * What a component of a record is and may hold: a {@code Slot} is a component, a {@code Type} what
 * it holds; a {@code LineType} is read from words, an {@code OptionType} from the text of an
 * option, a {@code FileType} from JSON; an {@code AnswerType} is only written. Imports {@code json}
 * and {@code source}. Start with {@code Slot}.
 */
package vedette.form.model;
