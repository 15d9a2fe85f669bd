/**
 * Records as data: what their components are, how one is made and taken apart, as code written when
 * the program is compiled, so that nothing needs reflection; imports nothing of ours.
 */
package vedette.records;
