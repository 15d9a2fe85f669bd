/**
 * What a browser lacks, and the files that stand for the disk there: the one place where the
 * program and the same program in a browser differ; imports nothing.
 */
package vedette.platform;
