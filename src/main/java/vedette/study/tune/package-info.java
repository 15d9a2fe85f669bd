/**
 * The search for the smallest changes of a table with which fights have the wished odds; imports
 * {@code rules}, {@code question}, {@code odds}, {@code work}, {@code fight}, {@code table}, {@code
 * json}, {@code source}, {@code study.change} and {@code study.lint}. Start with {@code Tuning}.
 */
package vedette.study.tune;
