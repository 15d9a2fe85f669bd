/**
 * What designers ask of a table; imports {@code rules}, {@code odds}, {@code table}, {@code
 * request} and {@code dice}.
 */
package vedette.study;
