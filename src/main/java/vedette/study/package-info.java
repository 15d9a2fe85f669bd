/**
 * What designers ask of tables and fights: summaries of columns, what in a table is probably not
 * meant, what one table changes, the influence of cells, what a lost table may have been, sweeps;
 * imports {@code rules}, {@code question}, {@code odds}, {@code work}, {@code fight}, {@code
 * table}, {@code system}, {@code form}, {@code json}, {@code source}, {@code file}, {@code
 * platform} and {@code dice}.
 */
package vedette.study;
