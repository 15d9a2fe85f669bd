/**
 * Files that one program at a time writes, whole or line by line; imports {@code problem} and
 * {@code platform}.
 */
package vedette.file;
