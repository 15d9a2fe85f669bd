/**
 * The program in a browser: its command line as a function of JavaScript, what stands there in the
 * place of what a browser lacks, and what TeaVM needs to compile it; imports {@code cli}. Classes
 * of the JDK that TeaVM lacks, or has with a fault, are in {@code org.teavm.classlib}.
 */
package vedette.web;
