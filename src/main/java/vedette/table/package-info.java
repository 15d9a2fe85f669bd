/**
 * A rule system's tables as data: reading, checking, looking up; imports {@code form}, {@code
 * platform}, {@code dice}, {@code json} and {@code problem}.
 */
package vedette.table;
