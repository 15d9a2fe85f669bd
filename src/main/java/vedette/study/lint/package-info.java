/**
 * Finds probable mistakes in tables and rule systems; imports {@code rules}, {@code question},
 * {@code table}, {@code system}, {@code fight}, {@code json}, {@code source} and {@code dice},
 * {@code study.sample} and {@code study.change}. Start with {@code Lint}; {@code LintCode} lists
 * the findings.
 */
package vedette.study.lint;
