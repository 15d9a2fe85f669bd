/**
 * Suites of scenarios and the baselines that guard them. {@code figures} defines what is compared,
 * {@code scenario} reads suites, {@code baseline} stores their figures, {@code check} compares the
 * two. They import {@code rules}, {@code question}, {@code odds}, {@code work}, {@code fight},
 * {@code table}, {@code form}, {@code file}, {@code platform}, {@code json} and {@code source}.
 * Start with {@code scenario.Suite}, then {@code check.Checker}.
 */
package vedette.suite;
