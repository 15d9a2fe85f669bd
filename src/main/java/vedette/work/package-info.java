/**
 * Independent pieces of work and those who do them: the threads of this process, or an engine of
 * many machines; what an answer may take, and how it is refused. Imports nothing of the project.
 */
package vedette.work;
