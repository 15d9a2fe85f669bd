package vedette.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import org.teavm.runtime.fs.VirtualFile;
import org.teavm.runtime.fs.VirtualFileAccessor;
import org.teavm.runtime.fs.VirtualFileSystem;
import org.teavm.runtime.fs.memory.InMemoryVirtualFileSystem;

/** The files of one run, which TeaVM keeps in memory; their names must not contain {@code ..}. */
final class MemoryDisk implements VirtualFileSystem {
  private VirtualFileSystem files = new InMemoryVirtualFileSystem();

  /** Deletes all files. */
  void clear() {
    files = new InMemoryVirtualFileSystem();
  }

  /** Returns the texts of all files by name, relative to the directory of the run. */
  Map<String, String> texts() {
    Map<String, String> texts = new TreeMap<>();
    collect("", texts);
    return texts;
  }

  private void collect(String directory, Map<String, String> texts) {
    for (String name : getFile(directory).listFiles()) {
      VirtualFile file = getFile(directory + name);
      if (file.isDirectory()) {
        collect(directory + name + "/", texts);
      } else {
        texts.put(directory + name, text(file));
      }
    }
  }

  private static String text(VirtualFile file) {
    byte[] bytes = new byte[file.length()];
    try {
      VirtualFileAccessor opened = file.createAccessor(true, false, false);
      for (int at = 0; at < bytes.length; ) {
        at += opened.read(bytes, at, bytes.length - at);
      }
      opened.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new String(bytes, StandardCharsets.UTF_8);
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
