/**
 * The result of a check, and the odds of a suite; imports {@code report.page}, {@code
 * report.answer}, {@code odds}, {@code question}, {@code suite}, {@code work}, {@code fight},
 * {@code form}, {@code json} and {@code source}. Start with {@code CheckReport}.
 */
package vedette.report.check;
