/**
 * The log of a long run: a head line that says what is asked, a line for each finished piece of
 * work, a last line that counts them, all with checksums. It is written as the run goes on, gone on
 * with after an interruption, and read again with the logs of the other pieces; imports {@code
 * file}, {@code json}, {@code problem} and {@code odds}.
 */
package vedette.study.log;
