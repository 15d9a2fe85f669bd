/** Files that are replaced as a whole; imports {@code source} and {@code platform}. */
package vedette.file;
