/**
 * Operations that a browser lacks, and the file systems that replace the disk there: the only place
 * where the program and its web build differ; imports nothing.
 */
package vedette.platform;
