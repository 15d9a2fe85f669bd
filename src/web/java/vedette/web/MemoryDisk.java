package vedette.web;

import org.teavm.runtime.fs.VirtualFile;
import org.teavm.runtime.fs.VirtualFileSystem;
import org.teavm.runtime.fs.memory.InMemoryVirtualFileSystem;

/** The files of one run, which TeaVM keeps in memory; it knows no {@code ..} in their names. */
final class MemoryDisk implements VirtualFileSystem {
  private VirtualFileSystem files = new InMemoryVirtualFileSystem();

  /** Forgets all files. */
  void clear() {
    files = new InMemoryVirtualFileSystem();
  }

  @Override
  public String getUserDir() {
    return "/";
  }

  @Override
  public VirtualFile getFile(String path) {
    return files.getFile(Paths.normalize("/" + path));
  }

  @Override
  public boolean isWindows() {
    return false;
  }

  @Override
  public String canonicalize(String path) {
    return path;
  }

  @Override
  public String[] getRoots() {
    return files.getRoots();
  }
}
