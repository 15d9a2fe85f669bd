/**
 * The effects of changing a table: the comparison of two versions, the fights that show it, and the
 * influence of each cell; imports {@code rules}, {@code question}, {@code odds}, {@code work},
 * {@code fight}, {@code table}, {@code system}, {@code form}, {@code json}, {@code source} and
 * {@code dice}, and {@code study.sample}. Start with {@code TableChanges}, then {@code Influence}.
 */
package vedette.study.change;
