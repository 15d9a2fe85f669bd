/**
 * The program on Spark: one machine reads the command line and prints the answer, tasks on all
 * machines run shards of its work; imports {@code cli}, {@code source} and {@code work}.
 */
package vedette.spark;
