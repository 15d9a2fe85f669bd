/**
 * Independent pieces of work and those who do them: the threads of this process, or an engine of
 * many machines; imports {@code odds} for its deadline and its refusals.
 */
package vedette.work;
