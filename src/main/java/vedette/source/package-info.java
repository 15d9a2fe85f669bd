/**
 * Texts of files, what is wrong with them and where, and how that is printed; imports {@code
 * platform}.
 */
package vedette.source;
