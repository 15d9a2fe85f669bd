/**
 * Texts of files, their problems with places, and the printed form of these; imports {@code
 * platform}.
 */
package vedette.source;
