/**
 * Records as forms: what their annotated components say of a unit's or stack's notation, of a
 * request on a command line, and of an object in a file, from which follow reading, writing,
 * errors, help and schemas; imports {@code json} and {@code problem}.
 *
 * <p>A {@code Slot} is a component, a {@code Type} what it holds: a {@code LineType} is read from
 * words, an {@code OptionType} from the text of an option, a {@code FileType} from JSON; an {@code
 * AnswerType} is only written. In a line a component is an {@code Element}, a keyword and a value;
 * a record's elements are its {@code Body}; a {@code NotationForm} is a whole line, with a name, a
 * body and clauses.
 */
package vedette.form;
