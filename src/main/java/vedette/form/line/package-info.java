/**
 * The notation of a line: an {@code Element} is a component with a keyword and a value; a record's
 * elements are its {@code Body}; a {@code NotationForm} is a whole line with a name, a body and
 * clauses. Imports {@code form.model}, {@code json} and {@code source}.
 */
package vedette.form.line;
