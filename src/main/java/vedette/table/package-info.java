/**
 * A rule system's tables as data: reading, checking, looking up; imports {@code vedette.dice} and
 * {@code vedette.json}.
 */
package vedette.table;
