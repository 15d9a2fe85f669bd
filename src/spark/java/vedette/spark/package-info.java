/**
 * The program on Spark: one machine reads the command line and prints the answer, tasks on all
 * machines do shares of its work; imports {@code cli}, {@code work}, {@code odds} and {@code
 * problem}.
 */
package vedette.spark;
