/**
 * Amounts, conditions and names in a system's file as queries of a fight, and the reader of a part
 * of the file. Imports {@code dice}, {@code fight}, {@code form}, {@code json}, {@code source},
 * {@code question} and {@code table}. Start with {@code SectionReader}, then {@code Expressions}.
 */
package vedette.system.query;
