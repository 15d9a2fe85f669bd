/**
 * What the texts of a system's file ask of a fight: amounts, conditions and the names that they
 * use; and how a part of the file is read. Imports {@code dice}, {@code fight}, {@code form},
 * {@code json}, {@code source}, {@code question} and {@code table}. Start with {@code
 * SectionReader}, then {@code Expressions}.
 */
package vedette.system.query;
