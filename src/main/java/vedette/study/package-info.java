/**
 * Studies of tables and fights for designers. Each kind of study is a package: {@code change}
 * compares two versions of a table and measures the influence of cells, {@code lint} finds probable
 * mistakes, {@code advice} finds optimal decisions and compares options, {@code sweep} varies a
 * fight over ranges, {@code sample} makes the fights that test a rule system. They import {@code
 * rules}, {@code question}, {@code odds}, {@code work}, {@code fight}, {@code table}, {@code
 * system}, {@code form}, {@code json}, {@code source}, {@code file}, {@code platform} and {@code
 * dice}. Start with {@code change.Influence} or {@code sweep.Sweep}.
 */
package vedette.study;
