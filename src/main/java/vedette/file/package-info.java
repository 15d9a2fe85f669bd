/** Files that are replaced as a whole; imports {@code problem} and {@code platform}. */
package vedette.file;
