/**
 * Suites of named fights: their file format, its reader and its schema; imports {@code
 * suite.figures}, {@code rules}, {@code question}, {@code odds}, {@code work}, {@code fight},
 * {@code table}, {@code form}, {@code file}, {@code json} and {@code source}. Start with {@code
 * Suite}.
 */
package vedette.suite.scenario;
