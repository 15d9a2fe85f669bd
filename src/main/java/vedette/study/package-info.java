/** What designers ask of a table; imports {@code table} and {@code dice}. */
package vedette.study;
