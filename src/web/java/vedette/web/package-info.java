/**
 * The program in a browser: its command line as a function of JavaScript, the replacements of what
 * a browser lacks, and the classes that TeaVM needs to compile it; imports {@code cli}. Classes of
 * the JDK that TeaVM lacks, or that are faulty there, are in {@code org.teavm.classlib}.
 */
package vedette.web;
