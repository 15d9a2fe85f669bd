/**
 * Texts of files, what is wrong with them and where, and how that is printed; imports nothing of
 * ours.
 */
package vedette.problem;
