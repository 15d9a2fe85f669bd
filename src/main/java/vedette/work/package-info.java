/**
 * Independent pieces of work and their workers: the threads of this process, or an engine of many
 * machines; the limits of an answer, and its refusal. Imports nothing of the project.
 */
package vedette.work;
